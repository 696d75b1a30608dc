import type { PageFigures, SizeFigures } from "../measure-size.ts";

export type Verdict = {
	target: string;
	subject: string;
	limit: string;
	/** One for each size, in their order; null where it was not measured. */
	measured: (number | null)[];
	unit: string;
	digits: number;
	/** Null when nothing was measured. All sizes must be within the limit. */
	met: boolean | null;
};

export const LIMITS = {
	keptTimesBare: 0.5,
	drawnTimesBare: 4,
	signedInTimesBare: 3.5,
	publicJsBytes: 122_000,
	signedInJsBytes: 160_000,
	publicTrips: 1,
	signedInTrips: 2,
	serverBundleBytes: 600_000,
	startSeconds: 20,
};

/**
 * Holds what was measured against the targets. A public page is judged twice: as it comes from the cache, and as it is
 * drawn. Compressed means gzip at level 9, the larger of the two; kB are 1000 bytes.
 */
export function judge(sizes: readonly SizeFigures[], bundleBytes: number): Verdict[] {
	const pages = sizes[0]?.pages.filter(({ audience }) => audience !== "fixture") ?? [];
	const documents = pages.filter(({ isData }) => !isData);
	const weighed = documents.filter(({ isDrawn }) => !isDrawn);

	return [
		...documents.map(({ name, audience, isDrawn }) => {
			const [target, limit] = cpuTarget(audience === "public", isDrawn);
			return verdict(
				{ target, subject: name, limit, unit: "× bare", digits: 2 },
				each(name, ({ timesBare }) => timesBare),
			);
		}),
		...weighed.map(({ name, audience }) => {
			const isPublic = audience === "public";
			const limit = (isPublic ? LIMITS.publicJsBytes : LIMITS.signedInJsBytes) / 1000;
			const target = isPublic ? "JavaScript of a public page" : "JavaScript of a signed-in page";
			const about = { target, subject: name, limit, unit: "kB", digits: 1 };
			return verdict(
				about,
				each(name, ({ weight }) => (weight ? weight.js.gzip / 1000 : null)),
			);
		}),
		...pages.map(({ name, audience }) => {
			const limit = audience === "public" ? LIMITS.publicTrips : LIMITS.signedInTrips;
			const about = { target: "D1 round trips", subject: name, limit, unit: "", digits: 0 };
			return verdict(
				about,
				each(name, ({ d1 }) => d1?.trips ?? null),
			);
		}),
		verdict(
			{
				target: "Server bundle",
				subject: "build/server/index.js",
				limit: LIMITS.serverBundleBytes / 1000,
				unit: "kB",
				digits: 1,
			},
			[bundleBytes / 1000],
		),
		verdict(
			{ target: "Second start", subject: "scripts/serve.ts", limit: LIMITS.startSeconds, unit: "s", digits: 1 },
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

function cpuTarget(isPublic: boolean, isDrawn: boolean): [target: string, limit: number] {
	if (!isPublic) return ["CPU of a signed-in page", LIMITS.signedInTimesBare];
	if (isDrawn) return ["CPU of a public page, drawn", LIMITS.drawnTimesBare];
	return ["CPU of a public page from the cache", LIMITS.keptTimesBare];
}

type About = { target: string; subject: string; limit: number; unit: string; digits: number };

function verdict({ limit, ...about }: About, measured: (number | null)[]): Verdict {
	const known = measured.filter((value) => value !== null);
	const met = known.length > 0 ? known.every((value) => value <= limit) : null;
	return { ...about, limit: `≤ ${limit}${about.unit && ` ${about.unit}`}`, measured, met };
}
