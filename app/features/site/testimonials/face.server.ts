// The server code of this room that other rooms may use.
export { countShownTestimonials, listShownTestimonials } from "./testimonials.repository.server.ts";
