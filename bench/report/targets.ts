import { DISTANCES } from "../measure/first-byte.ts";
import type { PageFigures, SizeFigures } from "../measure-size.ts";

export type Verdict = {
	target: string;
	subject: string;
	limit: string;
	measured: (number | null)[];
	unit: string;
	digits: number;
	/** Null if nothing was measured. All sizes must be within the limit. */
	met: boolean | null;
};

export const TARGET_LIMITS = {
	publicJsBytes: 125_000,
	signedInJsBytes: 163_000,
	publicTrips: 1,
	signedInTrips: 2,
	/** Without the round trips to a remote database. */
	firstByteMilliseconds: 50,
	startSeconds: 20,
};

/** Judges what people notice; CPU is only printed. Sizes are gzip level 9; kB are 1000 bytes. */
export function judgeTargets(sizes: readonly SizeFigures[]): Verdict[] {
	const pages = sizes[0]?.pages.filter(({ audience }) => audience !== "fixture") ?? [];
	const weighed = pages.filter(({ isData, isDrawn }) => !isData && !isDrawn);

	return [
		...weighed.map(({ name, audience }) => {
			const isPublic = audience === "public";
			const limit = (isPublic ? TARGET_LIMITS.publicJsBytes : TARGET_LIMITS.signedInJsBytes) / 1000;
			const target = isPublic ? "JavaScript of a public page" : "JavaScript of a signed-in page";
			const about = { target, subject: name, limit, unit: "kB", digits: 1 };
			return verdict(
				about,
				each(name, ({ weight }) => (weight ? weight.js.gzip / 1000 : null)),
			);
		}),
		...pages.map(({ name, audience }) => {
			const limit = audience === "public" ? TARGET_LIMITS.publicTrips : TARGET_LIMITS.signedInTrips;
			const about = { target: "D1 round trips", subject: name, limit, unit: "", digits: 0 };
			return verdict(
				about,
				each(name, ({ d1 }) => d1?.trips ?? null),
			);
		}),
		...(sizes[0]?.firstBytes ?? []).map(({ name }) => {
			const limit = TARGET_LIMITS.firstByteMilliseconds;
			const about = { target: "First byte, without the trips", subject: name, limit, unit: "ms", digits: 0 };
			return verdict(
				about,
				sizes.map(({ firstBytes }) => longestWait(firstBytes.find((one) => one.name === name))),
			);
		}),
		verdict(
			{ target: "Second start", subject: "scripts/serve.ts", limit: TARGET_LIMITS.startSeconds, unit: "s", digits: 1 },
			sizes.map(({ startSeconds }) => startSeconds),
		),
	];

	function each(name: string, pick: (page: PageFigures) => number | null) {
		return sizes.map(({ pages: measured }) => {
			const page = measured.find((candidate) => candidate.name === name);
			return page ? pick(page) : null;
		});
	}
}

function longestWait(found: SizeFigures["firstBytes"][number] | undefined): number | null {
	if (!found) return null;
	return Math.max(...found.milliseconds.map((time, at) => time - found.trips * (DISTANCES[at] ?? 0)));
}

type TargetDescription = { target: string; subject: string; limit: number; unit: string; digits: number };

function verdict({ limit, ...about }: TargetDescription, measured: (number | null)[]): Verdict {
	const known = measured.filter((value) => value !== null);
	const met = known.length > 0 ? known.every((value) => value <= limit) : null;
	return { ...about, limit: `≤ ${limit}${about.unit && ` ${about.unit}`}`, measured, met };
}
