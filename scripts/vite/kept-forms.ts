import { resolve } from "node:path";
import type { Plugin } from "vite";

const PAGE = /\/app\/routes\/.+\.tsx$/;
const HOOKS = resolve("app/features/site/error-pages/kept-form");

/**
 * Gives every page Remix's hooks for a form that fails, `clientAction` where it has an action but none of its own for the
 * browser, and `shouldRevalidate`, so that no page has to remember them: `app/features/site/error-pages/kept-form.ts`.
 */
export function keptForms(): Plugin {
	return {
		name: "kept-forms",
		enforce: "pre",
		transform(code, id) {
			if (!PAGE.test(id.split("?", 1)[0] ?? id)) return;
			const exports = (name: string) => new RegExp(`^export const ${name}\\b`, "m").test(code);
			const hooks = [...(exports("action") && !exports("clientAction") ? ["clientAction"] : []), "shouldRevalidate"];
			return { code: `${code}\nexport { ${hooks.join(", ")} } from ${JSON.stringify(HOOKS)};\n`, map: null };
		},
	};
}
