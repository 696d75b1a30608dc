import { z } from "zod";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { BENEFITS } from "#db/schema/money/billing.ts";

export type PlanWords = { language: string; name: string; text: string };

const PLAN_STATE = {
	position: z.int(),
	mostPopular: z.boolean(),
	active: z.boolean(),
	benefits: z.array(z.enum(BENEFITS)),
	allCourses: z.boolean(),
	courses: z.array(z.int()),
	version: z.int().min(1),
};
/** Words have keys of their own, such as `en.name`, so the log shows only those that differ. */
const Snapshot = z.object(PLAN_STATE).catchall(z.unknown());
type State = z.output<z.ZodObject<typeof PLAN_STATE>> & { words: PlanWords[] };
/** `version` is the one the change made. */
export type PlanChange = { version: number; before: State; after: State };

export function planSnapshot({ words, ...state }: Omit<State, "benefits"> & { benefits: readonly string[] }) {
	const said = words.flatMap(({ language, name, text }) => [
		[`${language}.name`, name],
		[`${language}.text`, text],
	]);
	return { ...state, ...Object.fromEntries(said) };
}

/** Null for an entry without full states, such as those of prices or old ones. */
export function readPlanChange({ before, after }: { before: unknown; after: unknown }): PlanChange | null {
	const [then, now] = [stateOf(before), stateOf(after)];
	return then && now ? { version: now.version, before: then, after: now } : null;
}

function stateOf(value: unknown): State | null {
	const found = Snapshot.safeParse(value).data;
	if (!found) return null;
	const said = (name: string) => String(found[name] ?? "");
	const words = LANGUAGE_CODES.map((language) => ({
		language,
		name: said(`${language}.name`),
		text: said(`${language}.text`),
	}));
	const { position, mostPopular, active, benefits, allCourses, courses, version } = found;
	const written = words.filter(({ name, text }) => name || text);
	return { position, mostPopular, active, benefits, allCourses, courses, version, words: written };
}
