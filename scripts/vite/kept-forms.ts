import { resolve } from "node:path";
import type { Plugin } from "vite";

const PAGE = /\/app\/routes\/.+\.tsx$/;
const HOOKS = resolve("app/features/failures/kept-form");

/**
 * Gives every page Remix's hooks for a form that fails, `clientAction` where it has an action and `shouldRevalidate`, so
 * that no page has to remember them: `app/features/failures/kept-form.ts`.
 */
export function keptForms(): Plugin {
	return {
		name: "kept-forms",
		enforce: "pre",
		transform(code, id) {
			if (!PAGE.test(id.split("?", 1)[0] ?? id)) return;
			const hooks = /^export const action\b/m.test(code) ? "clientAction, shouldRevalidate" : "shouldRevalidate";
			return { code: `${code}\nexport { ${hooks} } from ${JSON.stringify(HOOKS)};\n`, map: null };
		},
	};
}
