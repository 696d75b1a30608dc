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
			from: { path: "^app/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/features/([^/]+)/.*\\.repository\\.server\\.ts$", pathNot: "^app/features/$1/" },
		},
		{
			name: "nothing-imports-admin",
			severity: "error",
			from: { path: "^app/features/", pathNot: "^app/features/admin/" },
			to: { path: "^app/features/admin/" },
		},
		{
			name: "auth-is-at-the-bottom",
			comment: "Below it is only what every deed needs: the log, the outbox, and the mail that goes through it.",
			severity: "error",
			from: { path: "^app/features/auth/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/features/", pathNot: "^app/features/(auth|audit|jobs|notifications)/" },
		},
		{
			name: "audit-and-jobs-know-no-room",
			severity: "error",
			from: { path: "^app/features/(audit|jobs)/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/features/", pathNot: "^app/features/$1/" },
		},
		{
			name: "notifications-stand-on-jobs",
			severity: "error",
			from: { path: "^app/features/notifications/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/features/", pathNot: "^app/features/(notifications|jobs)/" },
		},
		{
			name: "catalog-stands-on-auth-and-atlas",
			severity: "error",
			from: { path: "^app/features/catalog/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/features/", pathNot: "^app/features/(auth|catalog|atlas)/" },
		},
		{
			name: "the-atlas-knows-no-room",
			severity: "error",
			from: { path: "^app/features/atlas/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^app/features/", pathNot: "^app/features/atlas/" },
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
