import type { Role } from "../school.ts";

export type DeedWithProof = {
	/** The file of its route under `app/routes`; `policies.test.ts` compares the list with the policies. */
	route: string;
	path: string;
	as: Role;
	/** Its page can be read without a proof; left out where the example leads to nothing, or where there is no page. */
	isReadable?: true;
	/** Asked for by a script alone. */
	isForScript?: true;
};

const admin = { as: "admin" } as const;
const ownPage = { as: "student", isReadable: true } as const;
const adminPage = { as: "admin", isReadable: true } as const;

/** Every page and call whose deeds ask for a proof of who does them. */
export const DEEDS_WITH_PROOF: readonly DeedWithProof[] = [
	{ route: "account/email.tsx", path: "/settings/email", ...ownPage },
	{ route: "account/password.tsx", path: "/settings/password", ...ownPage },
	{ route: "admin/affiliates/affiliate.tsx", path: "/admin/affiliates/1", ...admin },
	{ route: "admin/affiliates/payouts.tsx", path: "/admin/payouts", ...adminPage },
	{ route: "admin/certificates/certificate.tsx", path: "/admin/certificates/issued/GREW-0000-0000-0000", ...admin },
	{ route: "admin/certificates/certificates.tsx", path: "/admin/certificates", ...adminPage },
	{ route: "admin/intake/file.tsx", path: "/admin/users/import/1", ...admin },
	{ route: "admin/intake/new.tsx", path: "/admin/users/import", ...adminPage },
	{ route: "admin/money/coupon-new.tsx", path: "/admin/coupons/new", ...adminPage },
	{ route: "admin/money/coupon.tsx", path: "/admin/coupons/1", ...adminPage },
	{ route: "admin/money/order.tsx", path: "/admin/orders/none", ...admin },
	{ route: "admin/money/plan-new.tsx", path: "/admin/plans/new", ...adminPage },
	{ route: "admin/money/plan.tsx", path: "/admin/plans/1", ...adminPage },
	{ route: "admin/money/plans.tsx", path: "/admin/plans", ...adminPage },
	{ route: "admin/money/reconciliation.tsx", path: "/admin/reconciliation", ...adminPage },
	{ route: "admin/money/refunds.tsx", path: "/admin/refunds", ...adminPage },
	{ route: "admin/money/taxes.tsx", path: "/admin/taxes", ...adminPage },
	{ route: "admin/people/user-invite.tsx", path: "/admin/users/invite", ...adminPage },
	{ route: "admin/people/user-merge.tsx", path: "/admin/users/2/merge", ...adminPage },
	{ route: "admin/people/user.tsx", path: "/admin/users/2", ...adminPage },
	{ route: "admin/people/users.tsx", path: "/admin/users", ...adminPage },
	{ route: "factors/authenticator.tsx", path: "/settings/security/authenticator", ...ownPage },
	{ route: "factors/passkey-registration.ts", path: "/passkeys/registration", as: "student", isForScript: true },
	{ route: "factors/passkeys.tsx", path: "/settings/security/passkeys", ...ownPage },
	{ route: "factors/recovery-codes.tsx", path: "/settings/security/recovery-codes", ...ownPage },
	{ route: "privacy/copy.tsx", path: "/settings/privacy/copy", ...ownPage },
	{ route: "privacy/delete.tsx", path: "/settings/privacy/delete", ...ownPage },
];

/** Calls of the API, which answer 403 `step_up_required` instead. */
export const CALLS_WITH_PROOF: readonly string[] = ["api/own-account.ts"];
