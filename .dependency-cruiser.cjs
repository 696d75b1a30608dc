/** Imports flow one way: route → feature → repository → database. That rooms form no circle is checked by tests/house/rooms.test.ts. */
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
			to: { path: "^app/job-handlers\\.server\\.ts$" },
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
			name: "rooms-meet-at-their-faces",
			comment: "Other rooms import a room's server code from its face.server.ts alone, and nobody its room.server.ts.",
			severity: "error",
			from: { path: "^app/features/([^/]+/[^/]+)/", pathNot: "\\.test\\.tsx?$" },
			to: {
				path: "\\.server\\.tsx?$",
				pathNot: "^app/(shared/|ui/|[^/]+$)|^app/features/($1/|[^/]+/[^/]+/face\\.server\\.ts$)|^db/|^node_modules/",
			},
		},
		{
			name: "only-wings-import-rooms",
			comment: "What a room declares is read from app/composition.server.ts.",
			severity: "error",
			from: { pathNot: "^app/features/[^/]+/wing\\.server\\.ts$|\\.test\\.ts$" },
			to: { path: "/room\\.server\\.ts$" },
		},
		{
			name: "rooms-do-not-know-the-composition",
			severity: "error",
			from: { path: "^app/(features/[^/]+/[^/]+|ui|shared)/", pathNot: "\\.test\\.tsx?$" },
			to: {
				path: "^app/(composition\\.server|money-tools\\.server|personal-data\\.server|searchables\\.server|entry-kinds\\.server|features/[^/]+/(wing\\.server|routes))\\.ts$",
			},
		},
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
				pathNot:
					"(\\.repository\\.server\\.ts|/room\\.server\\.ts|\\.test\\.ts)$|^app/features/operations/(audit|jobs|notifications)/",
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
				pathNot:
					"(\\.repository\\.server\\.ts|/room\\.server\\.ts|\\.test\\.ts)$|^app/features/operations/(audit|jobs|notifications)/",
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
