import { unstable_readConfig } from "wrangler";

/**
 * A configuration of its own for a command: that of the school must not lead what runs at home to the real database.
 * `env`: which school on Cloudflare, when `remote`.
 */
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
