import type { Miniflare } from "miniflare";
import { openSchool, openSeededSchool } from "#scripts/school.ts";
import { findWorkerd } from "../measure/process-cpu.ts";
import { openBare } from "./open-bare.ts";
import { openConstant } from "./open-constant.ts";
import { openWorker } from "./open-worker.ts";
import type { SchoolFacts, ServerKind, ServerReady } from "./server.ts";

// One server per process, so that its log stays out of the report and its workerd can be identified.
const kind = JSON.parse(process.argv[2] ?? "{}") as ServerKind;
let facts: SchoolFacts | undefined;

const server = await open(kind);
const ready: ServerReady = { address: (await server.ready).origin, pid: findWorkerd(process.pid), facts };
process.send?.(ready);

// The benchmark has ended or crashed.
process.on("disconnect", () => void server.dispose().finally(() => process.exit(0)));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

async function open(wanted: ServerKind): Promise<Miniflare> {
	if (wanted.kind === "bare") return openBare();
	if (wanted.kind === "constant") return openConstant();
	if (wanted.kind === "counting" || wanted.kind === "far") {
		const own = wanted.kind === "counting" ? ["bench/servers/counting-database.js"] : [];
		const modules = [`bench/servers/${wanted.kind}-worker.js`, "build/server/index.js", ...own];
		return openWorker({ config: "wrangler.toml", modules, stateDir: wanted.stateDir });
	}
	const vars = { RATE_LIMIT_SCALE: "1000000" };
	const options = { stateDir: wanted.stateDir, vars };
	if (!wanted.isNew) {
		const school = await openSchool(options);
		facts = await readFacts((await school.getBindings<{ DB: D1Database }>()).DB);
		return school;
	}
	const { school, bindings } = await openSeededSchool(options);
	facts = await readFacts(bindings.DB);
	return school;
}

async function readFacts(db: D1Database): Promise<SchoolFacts> {
	const lesson = "SELECT id FROM lessons WHERE course_id = 1 AND type = 'article' ORDER BY position LIMIT 1";
	const count = (table: string) => `(SELECT count(*) FROM ${table}) AS ${table}`;
	const counts = `SELECT (${lesson}) AS lessonId, ${["users", "courses", "enrollments"].map(count).join(", ")}`;
	return (await db.prepare(counts).first<SchoolFacts>()) as SchoolFacts;
}
