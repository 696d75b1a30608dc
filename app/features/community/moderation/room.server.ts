import type { Room } from "#app/room.ts";
import {
	moderationAppeals,
	moderationCases,
	moderationDecisions,
	moderationLinks,
	moderationReports,
	moderationSilences,
} from "#db/schema/community/moderation.ts";
import { countOpenCases, countUrgentCases, countWaitingAppeals } from "./attention.repository.server";
import { MODERATION_CATEGORIES } from "./categories";
import { MODERATION_DEEDS, MODERATION_SUBJECTS } from "./deeds.ts";
import { MODERATION_JOBS } from "./jobs.ts";
import { MODERATION_MAILS } from "./mails.server";
import { PAGE_KIND } from "./page-kind.repository.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { releaseEvidence } from "./reports/release-evidence.server";
import { releasePictures } from "./reports/release-pictures.server";
import { tellHidden } from "./reports/tell-hidden.server";
import { weighReports } from "./reports/weigh-reports.server";
import { removeSame } from "./same/remove-same.server";
import { endSilences } from "./silences/end-silences.server";
import { sweepDecisionLinks } from "./statements/sweep-links.server";

export const moderationRoom: Room = {
	name: "community/moderation",
	about: "Reports of what members write, cases, decisions with their statements of reasons, appeals and silences.",
	tables: {
		moderationCases,
		moderationReports,
		moderationDecisions,
		moderationAppeals,
		moderationSilences,
		moderationLinks,
	},
	personalData: PERSONAL_DATA,
	reportable: [PAGE_KIND],
	desk: [
		{
			name: "moderation",
			to: "/moderation",
			group: null,
			order: 40,
			icon: "checklist",
			also: ["/admin/moderation/figures"],
		},
	],
	attention: [
		{ name: "urgentCases", to: "/moderation", order: 1, count: countUrgentCases },
		{ name: "openCases", to: "/moderation", order: 28, count: countOpenCases },
		{ name: "waitingAppeals", to: "/moderation?shelf=appeals", order: 29, count: countWaitingAppeals },
	],
	deeds: MODERATION_DEEDS,
	subjects: MODERATION_SUBJECTS,
	jobs: MODERATION_JOBS,
	handlers: ({ reportables, origin, timeZone }) => ({
		"moderation.removeSame": removeSame({ reportables, origin, timeZone }),
		"moderation.tellHidden": tellHidden({ origin }),
		"moderation.weigh": async ({ payload }, { db, now }) => ({
			writes: [...(await weighReports(db, { reportables, subject: payload, now }))],
		}),
	}),
	clock: () => [endSilences, sweepDecisionLinks, releaseEvidence, releasePictures],
	mails: MODERATION_MAILS,
	categories: MODERATION_CATEGORIES,
};
