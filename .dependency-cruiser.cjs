const { readdirSync } = require("node:fs");

/** The rooms from the ground up: each may stand on those before it, and on no other. A new room takes its place here. */
const ROOMS = [
	"site/share",
	"site/illustrations",
	"site/accessibility",
	"operations/audit",
	"operations/jobs",
	"operations/uploads",
	"operations/notifications",
	"people/auth",
	"operations/exports",
	"operations/history",
	"operations/settings",
	"learning/entitlements",
	"library/versioned-content",
	"library/search",
	"money/prices",
	"people/multi-factor",
	"people/account",
	"learning/catalog",
	"library/entries",
	"money/billing",
	"money/tax",
	"money/coupons",
	"money/gateway",
	"money/orders",
	"money/memberships",
	"money/invoices",
	"money/refunds",
	"money/affiliates",
	"money/waiting-list",
	"money/reconciliation",
	"learning/examples",
	"library/glossary",
	"library/help",
	"library/resources",
	"library/manuals",
	"library/legal",
	"operations/status",
	"operations/error-reporting",
	"site/error-pages",
	"site/layout",
	"learning/enrollment",
	"learning/notes",
	"learning/quizzes",
	"learning/lessons",
	"learning/dashboard",
	"learning/certificates",
	"site/marketing",
	"learning/authoring",
	"people/privacy",
	"site/developers",
	"site/gallery",
	"operations/admin",
	"people/users",
	"people/imports",
];

const rooms = readdirSync("app/features").flatMap((wing) =>
	readdirSync(`app/features/${wing}`).map((room) => `${wing}/${room}`),
);
const strangers = rooms.filter((room) => !ROOMS.includes(room));
if (strangers.length > 0) throw new Error(`Give these rooms a place in ROOMS: ${strangers.join(", ")}`);

/** Imports flow one way: route → feature → repository → database. Rooms of `app/features` never form a circle. */
module.exports = {
	forbidden: [
		{ name: "no-circles", severity: "error", from: {}, to: { circular: true } },
		{
			name: "routes-are-the-top",
			comment: "Nothing imports a route.",
			severity: "error",
			from: { pathNot: "(^app/routes/|\\.test\\.tsx?$)" },
			to: { path: "^app/routes/" },
		},
		{
			name: "features-stay-below-the-edge",
			severity: "error",
			from: { path: "^app/(features|ui|shared)/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^(workers|scripts|tests|bench)/" },
		},
		{
			name: "rooms-do-not-know-who-joins-them",
			severity: "error",
			from: { path: "^app/(features|ui|shared|routes)/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/jobs\\.server\\.ts$" },
		},
		{
			name: "ui-knows-no-feature",
			severity: "error",
			from: { path: "^app/ui/" },
			to: { path: "^app/(features|routes)/" },
		},
		{
			name: "shared-knows-no-feature",
			severity: "error",
			from: { path: "^app/shared/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/(features|routes|ui)/" },
		},
		{
			name: "rooms-keep-their-repositories",
			comment: "A room calls another's rules and use cases, never its repositories.",
			severity: "error",
			from: { path: "^app/features/([^/]+/[^/]+)/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/features/([^/]+/[^/]+)/.*\\.repository\\.server\\.ts$", pathNot: "^app/features/$1/" },
		},
		...ROOMS.map((room, at) => ({
			name: `${room}-stands-where-it-stands`,
			comment:
				"A room imports only rooms before it in ROOMS, so that they form no circle. When two meet, a route joins them.",
			severity: "error",
			from: { path: `^app/features/${room}/`, pathNot: "\\.test\\.tsx?$" },
			to: { path: `^app/features/(${ROOMS.slice(at + 1).join("|") || "-"})/` },
		})),
		{
			name: "routes-name-no-sql",
			severity: "error",
			from: { path: "^app/routes/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^(drizzle-orm|node_modules/drizzle-orm|db/schema/)" },
		},
		{
			name: "use-cases-name-no-sql",
			comment:
				"What asks the database is a repository. Statements that a room hands to others have their own files in audit, jobs and notifications.",
			severity: "error",
			from: {
				path: "^app/features/.*\\.server\\.ts$",
				pathNot: "(\\.repository\\.server\\.ts|\\.test\\.ts)$|^app/features/operations/(audit|jobs|notifications)/",
			},
			to: { path: "node_modules/drizzle-orm", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "use-cases-name-no-table",
			comment:
				"What a use case writes is a statement of a repository, its own or one that another room hands out. Lists of words without tables are in files of their own.",
			severity: "error",
			from: {
				path: "^app/features/.*\\.server\\.ts$",
				pathNot: "(\\.repository\\.server\\.ts|\\.test\\.ts)$|^app/features/operations/(audit|jobs|notifications)/",
			},
			to: {
				path: "^db/schema/",
				pathNot: "(^db/schema/people/capabilities|-kinds)\\.ts$",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "the-database-knows-no-app",
			severity: "error",
			from: { path: "^db/(schema|client)" },
			to: { path: "^(app|workers)/" },
		},
		{
			name: "tests-are-not-shipped",
			severity: "error",
			from: { path: "^(app|workers|db)/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "(^tests/|\\.test\\.tsx?$)" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
	},
};
