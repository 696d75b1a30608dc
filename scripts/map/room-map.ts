import { jobMap } from "./job-map.ts";

const FEATURES = "app/features";
const WINGS: Record<string, string> = {
	people: "Who is here: accounts, security, privacy, and the admins' view of people.",
	money: "What is sold and paid: plans, orders, memberships, refunds, affiliates.",
	learning: "What is learned: courses, the player, quizzes, certificates.",
	library: "What can be read beside courses: help, resources, glossary, manual, legal pages, and search over all.",
	community: "What members write for each other, and what is decided about it.",
	site: "What surrounds every page, and the pages that belong to no other wing.",
	operations: "What keeps the school running: jobs, mail, settings, the audit log, the frame of the desk.",
};

/** A line per wing, room and job, from the rooms' own declarations. `list` and `read` access files by path. */
export function roomMap(list: (folder: string) => readonly string[], read: (path: string) => string): string {
	const declarationsOf = (wing: string) =>
		[...list(`${FEATURES}/${wing}`).filter((name) => !name.includes("."))].sort().map((name) => {
			const file = `${FEATURES}/${wing}/${name}/room.server.ts`;
			return { name, file };
		});
	const rooms = Object.keys(WINGS).flatMap(declarationsOf);
	const wings = Object.entries(WINGS).map(([wing, about]) => {
		const rows = declarationsOf(wing).map(({ name, file }) => {
			const words = /\n\tabout:\s+"((?:[^"\\]|\\.)+)",\n/.exec(read(file))?.[1] ?? "";
			return `| [${name}](../${FEATURES}/${wing}/${name}) | ${words} |`;
		});
		return `## ${wing}\n\n${about}\n\n| room | what it is for |\n|---|---|\n${rows.join("\n")}\n`;
	});
	return `# Map of the house\n\n${INTRODUCTION}\n\n${wings.join("\n")}\n## Jobs\n\n${ABOUT_JOBS}\n\n${jobMap(rooms, read)}`;
}

const INTRODUCTION =
	"A room is a folder of one subject; its `room.server.ts` says what it brings. This page is made of them: `npm run map`.";
const ABOUT_JOBS =
	"Who does what waits in the outbox (`docs/patterns/jobs.md`). The writes of all handlers of a job are one batch.";
