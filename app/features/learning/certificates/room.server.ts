import type { Room } from "#app/room.ts";
import {
	certificateBackfill,
	certificateFormerPlaces,
	certificateHolds,
	certificateKeys,
	certificateNames,
	certificateStatusLists,
	certificates,
	certificateTemplates,
	certificateTemplateTranslations,
} from "#db/schema/learning/certificates.ts";

export const certificatesRoom: Room = {
	name: "learning/certificates",
	about: "Certificates: issuing, names, templates, verification and their files.",
	tables: {
		certificates,
		certificateKeys,
		certificateStatusLists,
		certificateFormerPlaces,
		certificateHolds,
		certificateNames,
		certificateBackfill,
		certificateTemplates,
		certificateTemplateTranslations,
	},
};
