import { fillPlaceholders, type Placeholder, type Query, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Database } from "./client.server.ts";
import { createRowMapper, type Selection } from "./row-mapper.server.ts";

/** Reads of one page: each can go into `db.batch`, and says its SQL. */
type Read = { _: { dialect: "sqlite"; result: unknown }; toSQL(): Query };
type Params = Record<string, string | number | boolean>;

/** A read whose SQL is known already, for `db.batch`. */
export type CompiledRead<R> = {
	readonly _: { readonly dialect: "sqlite"; readonly result: R };
	/** What `db.batch` asks each of its statements for. */
	_prepare(): PreparedRead;
	toSQL(): Query;
};
type CompiledReads<T extends readonly Read[]> = { readonly [K in keyof T]: CompiledRead<T[K]["_"]["result"]> };

/** What Drizzle has made of a read, as far as `db.batch` looks at it. */
type PreparedRead = {
	stmt: D1PreparedStatement;
	getQuery(): Query;
	mapResult(response: unknown, isFromBatch?: boolean): unknown;
};

type Template = { query: Query; mapResult: PreparedRead["mapResult"] };

/**
 * Makes the statements of a page once and remembers their SQL: building it costs
 * more than running it, and for a page with ten statements as much as its HTML.
 *
 * `build` is called once for each combination of true and false among the
 * parameters; strings and numbers reach it as placeholders. So it must hand them
 * on as they are: one that compares or computes with them belongs to the caller.
 * Record: docs/decisions/0013-statements-made-once.md
 */
export function compileStatements<P extends Params, const T extends readonly Read[]>(
	build: (db: Database, params: P) => T,
): (db: Database, params: P) => CompiledReads<T> {
	const known = new Map<string, Template[]>();

	return (db, params) => {
		const shape = shapeOf(params);
		let reads = known.get(shape);
		if (!reads) {
			reads = build(TEMPLATE, withPlaceholders(params)).map(prepare);
			known.set(shape, reads);
		}
		return reads.map((read) => fill(read, db, params)) as unknown as CompiledReads<T>;
	};
}

/** A database that nobody asks: its statements are only written. */
const TEMPLATE: Database = drizzle({ prepare: () => null } as unknown as D1Database);

/**
 * The same read, for `compileStatements` only, whose rows come as one JSON text: of a long list most of the cost is its
 * cells, each of which is written, read and compared by itself on the way here. The columns must be whole numbers,
 * texts and nulls, and all together stay under the 2 MB of a value in D1.
 */
export function packed<T extends Read>(read: T): T {
	PACKED.add(read);
	return read;
}

const PACKED = new WeakSet<Read>();

function prepare(read: Read): Template {
	const prepared = (read as unknown as CompiledRead<unknown>)._prepare() as PreparedRead & Selection;
	const mapRows = createRowMapper(prepared);
	if (PACKED.has(read)) return preparePacked(prepared.getQuery(), prepared.fields?.length ?? 0, mapRows);
	const mapResult: PreparedRead["mapResult"] = (response, isFromBatch) =>
		mapRows && isFromBatch
			? mapRows((response as D1Result<Record<string, unknown>>).results)
			: prepared.mapResult(response, isFromBatch);
	return { query: prepared.getQuery(), mapResult };
}

function preparePacked({ sql, ...query }: Query, width: number, mapRows: ReturnType<typeof createRowMapper>): Template {
	if (!mapRows) throw new TypeError("Only rows of plain columns can be packed");
	const columns = Array.from({ length: width }, (_, at) => `c${at}`).join(", ");
	return {
		query: {
			...query,
			sql: `with packed (${columns}) as (${sql}) select json_group_array(json_array(${columns})) as rows from packed`,
		},
		mapResult: (response) => mapRows(JSON.parse((response as D1Result<{ rows: string }>).results[0]?.rows ?? "[]")),
	};
}

function fill({ query: template, mapResult }: Template, db: Database, params: Params): CompiledRead<unknown> {
	const toSQL = () => ({ ...template, params: fillPlaceholders(template.params, params) });
	return {
		_: {} as CompiledRead<unknown>["_"],
		toSQL,
		_prepare() {
			const query = toSQL();
			return { stmt: clientOf(db).prepare(query.sql), getQuery: () => query, mapResult };
		},
	};
}

function clientOf(db: Database): D1Database {
	return (db as Database & { $client: D1Database }).$client;
}

function shapeOf(params: Params): string {
	let shape = "";
	for (const value of Object.values(params)) if (typeof value === "boolean") shape += value ? "1" : "0";
	return shape;
}

function withPlaceholders<P extends Params>(params: P): P {
	const entries = Object.entries(params).map(([name, value]) => [
		name,
		typeof value === "boolean" ? value : guarded(sql.placeholder(name), name),
	]);
	return Object.fromEntries(entries);
}

/** A placeholder that refuses to be put into a text or a sum, where its value is not known yet. */
function guarded(placeholder: Placeholder, name: string): Placeholder {
	return Object.assign(placeholder, {
		[Symbol.toPrimitive]() {
			throw new TypeError(`"${name}" is only known when the statement runs`);
		},
	});
}
