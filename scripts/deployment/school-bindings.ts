import { unstable_readConfig } from "wrangler";

/** A separate configuration, so that a local command never reaches the real database. */
export function bindingsOf({ remote, env }: { remote: boolean; env: string }) {
	const school = unstable_readConfig({ config: "wrangler.toml", ...(remote ? { env } : {}) });
	const from = <T extends object>(bindings: T[]) => bindings.map((binding) => ({ ...binding, remote }));
	return {
		name: school.name,
		account_id: school.account_id,
		compatibility_date: school.compatibility_date,
		d1_databases: from(school.d1_databases),
		r2_buckets: from(school.r2_buckets),
		kv_namespaces: from(school.kv_namespaces),
	};
}
