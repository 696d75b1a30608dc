// What other rooms may use of this room's server code.
export { listPicturesOf } from "./picture/own-pictures.server.ts";
export { countryOrDefault, findProfile } from "./profile/profiles.repository.server.ts";
