import type { JobKind, JobSchemas } from "../job-kinds";
import { type JobHandler, type JobHandlers, WrongPayload } from "./job-handler";
import { KNOWN_FAILURES } from "./known-failures";
import { combineHandlers } from "./together";

type RoomWithJobs<Tools> = { jobs?: JobSchemas; handlers?: (tools: Tools) => JobHandlers };

/** Several rooms may handle one kind, in room order, after validation. Throws when a kind has no handler. */
export function handlersOfRooms<Tools>(rooms: readonly RoomWithJobs<Tools>[], tools: Tools): JobHandlers {
	const schemas: JobSchemas = Object.assign({}, ...rooms.map(({ jobs }) => jobs));
	const isKind = (kind: string): kind is JobKind => Object.hasOwn(schemas, kind);
	const ofRooms = rooms.flatMap(({ handlers }) => handlers?.(tools) ?? []);
	const handlerOf = <K extends JobKind>(kind: K): JobHandler<K> => {
		const handlers = ofRooms.flatMap((own) => own[kind] ?? []);
		if (handlers.length === 0) throw new Error(`Nobody handles ${kind}`);
		return validating(schemas, combineHandlers(...handlers));
	};
	return Object.fromEntries(
		Object.keys(schemas)
			.filter(isKind)
			.map((kind) => [kind, handlerOf(kind)]),
	);
}

function validating<K extends JobKind>(schemas: JobSchemas, handle: JobHandler<K>): JobHandler<K> {
	return async (job, tools) => {
		const { error } = schemas[job.kind]?.safeParse(job.payload) ?? {};
		if (error) throw new WrongPayload(`${KNOWN_FAILURES.wrongPayload} ${job.kind}: ${error.issues[0]?.path.join(".")}`);
		return handle(job, tools);
	};
}
