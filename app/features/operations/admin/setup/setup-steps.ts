import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";

/** What is to be done before a school opens, in this order; `to` is where it is done. Words: `setup.steps` of `admin.json`. */
const STEPS = [
	{ name: "operator", to: "/admin/settings/operator" },
	{ name: "mail", to: "/help/admin-desk" },
	{ name: "course", to: "/admin/courses" },
	{ name: "plan", to: "/admin/plans" },
	{ name: "payments", to: "/help/admin-desk" },
	{ name: "secondAdmin", to: "/admin/users/invite" },
	{ name: "secondFactor", to: "/settings/security" },
] as const;
export type SetupStepName = (typeof STEPS)[number]["name"];
/** `to` is null for an admin who may not open the page. */
export type SetupStep = { name: SetupStepName; to: string | null; isDone: boolean };

export type SchoolFacts = {
	operator: Settings["operator"];
	/** Whether messages can leave the school, and payments be taken. */
	canMail: boolean;
	canSell: boolean;
	publishedCourses: number;
	/** Plans that can be bought at a price. */
	plansOnSale: number;
	admins: number;
	adminsWithoutFactor: number;
};

/** Every step with its state; nothing once all is done. */
export function setupSteps(facts: SchoolFacts, opens: (path: string) => boolean): SetupStep[] {
	const isDone = stateOf(facts);
	if (STEPS.every(({ name }) => isDone[name])) return [];
	return STEPS.map(({ name, to }) => ({
		name,
		to: opens(to.split("#")[0] ?? to) ? to : null,
		isDone: isDone[name],
	}));
}

function stateOf(facts: SchoolFacts): Record<SetupStepName, boolean> {
	const { operator } = DEFAULT_SETTINGS;
	return {
		operator: facts.operator.address !== operator.address && facts.operator.contactEmail !== operator.contactEmail,
		mail: facts.canMail,
		course: facts.publishedCourses > 0,
		plan: facts.plansOnSale > 0,
		payments: facts.canSell,
		secondAdmin: facts.admins > 1,
		secondFactor: facts.admins > 0 && facts.adminsWithoutFactor === 0,
	};
}
