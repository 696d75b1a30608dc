import { type CoverDesign, coverDesignOf, type DrawnCourse } from "../covers.ts";
import { isFree } from "../frame.ts";
import {
	type Block,
	blockCorners,
	blockOutline,
	buildingOutline,
	divideIntoParcels,
	type Parcel,
} from "../geometry/blocks.ts";
import { centroid, type Point } from "../geometry/points.ts";
import { seededRandom } from "../geometry/random.ts";
import { type FloorPlan, floorPlan } from "../plans/floor-plan.ts";
import { layOut } from "../plans/lay-out.ts";
import type { Town } from "../plans/town.ts";

/** The lot of one lesson. `building` is null when the lot is too narrow. */
export type LessonLot = Parcel & { building: Point[] | null };

export type CourseLots = {
	sheet: CoverDesign;
	lots: LessonLot[];
	subject: number;
	house: FloorPlan | null;
};

/** Neighbouring blocks around the cover's focus, one block per module where sizes allow. */
export function courseLots(course: DrawnCourse): CourseLots {
	const key = `${coverDesignOf(course).name} ${course.lessonCounts.join(" ")}`;
	const known = cachedLots.get(key);
	if (known) return known;
	if (cachedLots.size >= CACHE_SIZE) cachedLots.clear();
	const lots = layOutLessons(
		coverDesignOf(course),
		course.lessonCounts.filter((lessons) => lessons > 0),
	);
	cachedLots.set(key, lots);
	return lots;
}

/** Cached: results are immutable, and pages repeat courses. */
const cachedLots = new Map<string, CourseLots>();
const CACHE_SIZE = 100;

const SUBJECT_SHARE = 0.42;

function layOutLessons(sheet: CoverDesign, lessonCounts: readonly number[]): CourseLots {
	const count = lessonCounts.reduce((sum, lessons) => sum + lessons, 0);
	const subject = Math.floor(count * SUBJECT_SHARE);
	if (sheet.plan === "rooms") {
		const house = floorPlan(sheet.seed, lessonCounts);
		return { sheet, lots: house.rooms.map(roomLot), subject, house };
	}
	const random = seededRandom(sheet.seed * 31 + 5);
	const hasBuildings = sheet.plan !== "longLots";
	const lots = chooseParcels(layOut(sheet.plan), lessonCounts, count).map((parcel) => {
		return { ...parcel, building: hasBuildings ? buildingOutline(parcel.corners, random) : null };
	});
	return { sheet, lots, subject, house: null };
}

function roomLot({ x, y, width, height }: { x: number; y: number; width: number; height: number }): LessonLot {
	const corners = [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	] as const;
	return { corners, outline: [...corners], building: null };
}

function chooseParcels(town: Town, lessonCounts: readonly number[], count: number): Parcel[] {
	const near = nearestFirst(town);
	const whole = near.filter((block) => isFree(blockOutline(block, 4)));
	const parts = blockSizes(lessonCounts);
	if (parts && parts.length <= whole.length) {
		const chosen = whole.slice(0, parts.length).sort(inOrder);
		return chosen.flatMap((block, index) => divideIntoParcels(block, parts[index] as number));
	}
	for (let size = town.usual; ; size++) {
		const found = fillBlocks(near, size, count);
		if (found) return found;
	}
}

/** Fills free blocks with their usual number of lots until each lesson has one; null when they do not suffice. */
function fillBlocks(near: readonly Block[], size: number, count: number): Parcel[] | null {
	const found: { block: Block; parcels: Parcel[] }[] = [];
	let missing = count;
	for (const block of near) {
		if (missing === 0) break;
		const parcels = divideIntoParcels(block, size)
			.filter(({ outline }) => isFree(outline))
			.slice(0, missing);
		if (parcels.length === 0) continue;
		found.push({ block, parcels });
		missing -= parcels.length;
	}
	if (missing > 0) return null;
	return found.sort((one, other) => inOrder(one.block, other.block)).flatMap(({ parcels }) => parcels);
}

function nearestFirst(town: Town): Block[] {
	// Rounded, because sine differs between browsers in its last digit and the order must not.
	const measured = town.blocks.map((block) => ({
		block,
		away: Math.round(town.nearness(centroid(blockCorners(block))) * 100),
	}));
	return measured
		.sort((one, other) => one.away - other.away || inOrder(one.block, other.block))
		.map(({ block }) => block);
}

function inOrder(one: Block, other: Block): number {
	return one.order - other.order;
}

const MOST_PER_BLOCK = 7;
const FEWEST_PER_BLOCK = 3;

/** Lots per block with one block per module (several for a long one); null when lot sizes would differ too much. */
function blockSizes(lessonCounts: readonly number[]): number[] | null {
	const sizes = lessonCounts.flatMap((lessons) => {
		const blocks = Math.ceil(lessons / MOST_PER_BLOCK);
		return Array.from({ length: blocks }, (_, index) => Math.ceil((lessons - index) / blocks));
	});
	const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
	return least >= FEWEST_PER_BLOCK && most <= 2 * least ? sizes : null;
}
