import { languageOfTakenName } from "#app/features/learning/catalog/taxonomy/desk/taxonomy-refusal.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { keyOf } from "#app/shared/text/key-of.ts";
import { isLanguage, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { CATEGORY_PATTERNS } from "../categories/category-patterns";
import { type CategoryState, type CategoryWords, isLastOffered, snapshotOf } from "./category-change";
import {
	type DeskCategory,
	type Entrance,
	findEntrance,
	insertCategory,
	listDeskCategories,
	saveWords,
} from "./desk.repository.server";
import type { CategoryDeed } from "./schemas";
import { type CategoryChangeDeed, writeCategoryChange } from "./write-category-change.server";

type By = { actorId: number; requestId: string; now: Date };
export type CategoryOutcome =
	| { ok: true; key: string }
	| { ok: false; reason: "notFound" | "changedMeanwhile" | "lastOne" | "keyEmpty" | "planMissing" | "courseMissing" }
	| { ok: false; reason: "keyTaken"; key: string }
	/** Another category bears the name in this language. */
	| { ok: false; reason: "nameTaken"; language: Language };

const FIRST_REVISION = 1;

/**
 * Adds, changes, moves, retires or restores a category, and says so in the audit log: both or neither. The key of a new
 * one is made of its English name and never changes, nor do the addresses of its topics. Two trips.
 */
export async function changeCategory(
	db: Database,
	{ deed, ...by }: By & { deed: CategoryDeed },
): Promise<CategoryOutcome> {
	const entrance = "access" in deed ? entranceOf(deed) : null;
	const found = await inBatch(db, {
		categories: listDeskCategories(db),
		entering: entrance ? findEntrance(db, entrance) : undefined,
	});
	const { categories } = found;
	if (entrance) {
		const there = firstRow(found.entering ?? []);
		if (entrance.planId !== null && !there?.plan) return { ok: false, reason: "planMissing" };
		if (entrance.courseId !== null && !there?.course) return { ok: false, reason: "courseMissing" };
	}
	switch (deed.intent) {
		case "add":
			return addCategory(db, categories, { ...deed, ...entranceOf(deed), ...by });
		case "change": {
			const { names, descriptions } = deed;
			return changeOne(db, categories, { ...deed, after: { names, descriptions, ...entranceOf(deed) }, ...by });
		}
		case "retire":
		case "restore":
			return changeOne(db, categories, { ...deed, after: { retired: deed.intent === "retire" }, ...by });
		case "up":
		case "down":
			return changeOne(db, categories, { ...deed, after: stepFrom(categories, deed), ...by });
	}
}

type Typed = {
	access: Entrance["access"];
	planId?: number | undefined;
	courseId?: number | undefined;
	language?: Language | undefined;
};

function entranceOf({ access, planId, courseId, language }: Typed): Entrance {
	return {
		access,
		planId: access === "plan" ? (planId ?? null) : null,
		courseId: access === "course" ? (courseId ?? null) : null,
		language: language ?? null,
	};
}

type Adding = By & Entrance & { names: CategoryWords; descriptions: CategoryWords };

async function addCategory(
	db: Database,
	categories: readonly DeskCategory[],
	adding: Adding,
): Promise<CategoryOutcome> {
	const { names, descriptions, access, planId, courseId, language: only, actorId, requestId, now } = adding;
	const key = keyOf(names.en);
	if (!key) return { ok: false, reason: "keyEmpty" };
	if (categories.some((category) => category.key === key)) return { ok: false, reason: "keyTaken", key };
	const language = languageOfTakenName(categories, { key, names });
	if (language) return { ok: false, reason: "nameTaken", language };

	const pattern = CATEGORY_PATTERNS[categories.length % CATEGORY_PATTERNS.length] ?? "lines";
	const entrance = { access, planId, courseId, language: only };
	try {
		await runTogether(db, [
			insertCategory(db, { key, pattern, ...entrance }),
			saveWords(db, { key, names, descriptions }),
			audit(db, {
				by: actorId,
				deed: "forum.addCategory",
				subject: { kind: "forumCategory", id: key },
				after: snapshotOf({ names, descriptions, ...entrance }, FIRST_REVISION),
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isDuplicate(error, "forum_categories")) return { ok: false, reason: "keyTaken", key };
		throw error;
	}
	return { ok: true, key };
}

type Changing = By & { key: string; revision: number; after: CategoryState | null };

async function changeOne(
	db: Database,
	categories: readonly DeskCategory[],
	changing: Changing,
): Promise<CategoryOutcome> {
	const { key, revision, after, actorId, requestId, now } = changing;
	const category = categories.find((one) => one.key === key);
	if (!category) return { ok: false, reason: "notFound" };
	if (category.revision !== revision) return { ok: false, reason: "changedMeanwhile" };
	const before = after && stateOf(category, categories, after);
	// It is as was asked for already.
	if (!after || !before || JSON.stringify(after) === JSON.stringify(before)) return { ok: true, key };
	if ("retired" in after && after.retired && isLastOffered(categories, key)) return { ok: false, reason: "lastOne" };
	if ("names" in after) {
		const language = languageOfTakenName(categories, { key, names: after.names });
		if (language) return { ok: false, reason: "nameTaken", language };
	}
	const order = categories.map((one) => one.key);
	const deed = deedOf(after);
	const change = { deed, key, revision, order, before, after, actorId, requestId, now };
	const written = await writeCategoryChange(db, change);
	return written.ok ? { ok: true, key } : written;
}

function deedOf(after: CategoryState): CategoryChangeDeed {
	if ("retired" in after) return after.retired ? "forum.retireCategory" : "forum.restoreCategory";
	return "place" in after ? "forum.moveCategory" : "forum.changeCategory";
}

/** The same part of a category as it is now. */
function stateOf(category: DeskCategory, categories: readonly DeskCategory[], after: CategoryState): CategoryState {
	if ("retired" in after) return { retired: category.retiredAt !== null };
	if ("place" in after) return { place: categories.indexOf(category) + 1 };
	const { names, descriptions, access, planId, courseId, language } = category;
	// In the order of what is compared with it.
	return {
		names: { ...after.names, ...wholeOf(names) },
		descriptions: { ...after.descriptions, ...wholeOf(descriptions) },
		access,
		planId,
		courseId,
		language: isLanguage(language) ? language : null,
	};
}

function wholeOf(words: Partial<CategoryWords>): CategoryWords {
	return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, words[code] ?? ""])) as CategoryWords;
}

/** The place past the next category in that direction; null at the end of the list. */
function stepFrom(categories: readonly DeskCategory[], { key, intent }: { key: string; intent: "up" | "down" }) {
	const place = categories.findIndex((one) => one.key === key) + 1 + (intent === "up" ? -1 : 1);
	return place < 1 || place > categories.length ? null : { place };
}
