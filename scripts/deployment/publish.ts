import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { type SeedOptions, seedDatabase } from "#db/seed.ts";
import { resumeWhenLost, type SchoolBindings } from "../prepare-database.ts";

/**
 * Publishes the shipped content that differs from the school's, with a line for each change and each step of
 * progress. Resumes
 * after a lost connection. Entries published before a failure stay, and cached pages are ended.
 */
export async function publishContent(
	env: Pick<SchoolBindings, "DB" | "MEDIA" | "CACHE">,
	print: (line: string) => void,
	options: Pick<SeedOptions, "content"> = {},
): Promise<{ isUpToDate: boolean }> {
	let printed = 0;
	const say = (line: string) => {
		printed += 1;
		print(line);
	};
	try {
		await resumeWhenLost(() => seedDatabase(env.DB, env.MEDIA, say, { ...options, demoPeople: false, progress: say }));
	} catch (error) {
		// The failure is what to tell, also when the store cannot be reached either: cached pages end within minutes anyway.
		if (printed > 0) await raiseContentVersion(env.CACHE).catch(() => {});
		throw error;
	}
	if (printed > 0) await raiseContentVersion(env.CACHE);
	return { isUpToDate: printed === 0 };
}

/** Lines about a failure of `publishContent`: how far it came, why it stopped, what to do. */
export function explainFailure(error: unknown): string[] {
	const messages: string[] = [];
	for (let inner = error; inner instanceof Error; inner = inner.cause) messages.push(inBrief(inner));
	if (messages.length === 0) messages.push(String(error));
	if (messages.some((message) => message.includes("no such table"))) return [MIGRATE];
	return [...messages, "What is there stays: the next run goes on where this one stopped."];
}

/** A failed query names all that was bound to it: whole texts. Problems of the content are lines to read. */
function inBrief({ name, message }: Error): string {
	const most = name === "ContentError" ? message.length : LONGEST;
	return message.length > most ? `${message.slice(0, most)}…` : message;
}

const LONGEST = 300;

const MIGRATE =
	"Apply the migrations first: npx wrangler d1 migrations apply grew, with --remote --env production or --local.";
