const FEATURES = "app/features";
const WINGS: Record<string, string> = {
	people: "Who is here: accounts, security, privacy, and the admins' view of people.",
	money: "What is sold and paid: plans, orders, memberships, refunds, affiliates.",
	learning: "What is learned: courses, the player, quizzes, certificates.",
	library: "What can be read beside courses: help, resources, glossary, manual, legal pages, and search over all.",
	site: "What surrounds every page, and the pages that belong to no other wing.",
	operations: "What keeps the school running: jobs, mail, settings, the audit log, the frame of the desk.",
};

/** A line per wing and room, from the rooms' own descriptions. `list` and `read` access files by path. */
export function roomMap(list: (folder: string) => readonly string[], read: (path: string) => string): string {
	const wings = Object.entries(WINGS).map(([wing, about]) => {
		const rooms = list(`${FEATURES}/${wing}`).filter((name) => !name.includes("."));
		const rows = [...rooms].sort().map((room) => {
			const source = read(`${FEATURES}/${wing}/${room}/room.server.ts`);
			const text = /\n\tabout:\s+"((?:[^"\\]|\\.)+)",\n/.exec(source)?.[1] ?? "";
			return `| [${room}](../${FEATURES}/${wing}/${room}) | ${text} |`;
		});
		return `## ${wing}\n\n${about}\n\n| room | what it is for |\n|---|---|\n${rows.join("\n")}\n`;
	});
	return `# Map of the house\n\nA room is a folder of one subject; its \`room.server.ts\` says what it brings. This page is made of them: \`npm run map\`.\n\n${wings.join("\n")}`;
}
