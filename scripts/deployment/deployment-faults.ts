export type Deployment = {
	d1_databases: { binding: string; database_name?: string; database_id?: string }[];
	kv_namespaces: { binding: string; id?: string }[];
	vars: Record<string, unknown>;
};

const ONLY_ZEROS = /^[0-]*$/;

/** As sentences; empty if nothing prevents the deployment. */
export function deploymentFaults(environment: string, { d1_databases, kv_namespaces, vars }: Deployment): string[] {
	const place = `under [env.${environment}] in wrangler.toml`;
	const name = environment === "production" ? "grew" : `grew-${environment}`;
	const databases = d1_databases
		.filter(({ database_id = "" }) => ONLY_ZEROS.test(database_id))
		.map(
			({ binding }) =>
				`The database ${binding} has no id yet. Make it (npx wrangler d1 create ${name}) and write its id as database_id ${place}.`,
		);
	const stores = kv_namespaces
		.filter(({ id = "" }) => ONLY_ZEROS.test(id))
		.map(
			({ binding }) =>
				`The KV namespace ${binding} has no id yet. Make it (npx wrangler kv namespace create ${binding} --env ${environment}) and write its id ${place}.`,
		);
	return [...databases, ...stores, ...originFaults(vars.SITE_ORIGIN, place), ...kindFaults(vars.ENVIRONMENT, place)];
}

function originFaults(origin: unknown, place: string): string[] {
	const url = typeof origin === "string" && URL.canParse(origin) ? new URL(origin) : null;
	if (!url) return [`SITE_ORIGIN is no address. Write the school's, like https://school.org, ${place}.`];
	if (url.protocol !== "https:")
		return [`SITE_ORIGIN is ${origin}. A school online is reached by https: correct it ${place}.`];
	if (/(^|\.)example(\.\w+)?$/.test(url.hostname))
		return [`SITE_ORIGIN is still ${origin}, which stands for an address. Write the school's own ${place}.`];
	return [];
}

/** Every environment but production creates demo people, whose password is in the README. */
function kindFaults(kind: unknown, place: string): string[] {
	return kind === "production"
		? []
		: [`ENVIRONMENT is not "production", so anybody could sign in as a demo admin. Correct it ${place}.`];
}
