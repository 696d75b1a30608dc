import type { Room } from "#app/room.ts";
import { testimonials } from "#db/schema/site/testimonials.ts";
import { TESTIMONIAL_AUDIT_SUBJECTS, TESTIMONIAL_DEEDS } from "./deeds.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const testimonialsRoom: Room = {
	name: "site/testimonials",
	about: "What the school says of itself: words of learners with their consent, and figures with their source.",
	tables: { testimonials },
	personalData: PERSONAL_DATA,
	desk: [{ name: "testimonials", to: "/admin/testimonials", group: "site", order: 42, icon: "thumb" }],
	deeds: TESTIMONIAL_DEEDS,
	subjects: TESTIMONIAL_AUDIT_SUBJECTS,
};
