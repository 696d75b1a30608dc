import type { Role } from "../school.ts";

export type DeedWithProof = {
	/** The file under `app/routes`; `policies.test.ts` compares the list with the policies. */
	route: string;
	path: string;
	as: Role;
	/** The page itself needs no proof; absent if there is no page. */
	isReadable?: true;
	/** Only requested by script. */
	isForScript?: true;
};

const admin = { as: "admin" } as const;
const ownPage = { as: "student", isReadable: true } as const;
const adminPage = { as: "admin", isReadable: true } as const;

export const DEEDS_WITH_PROOF: readonly DeedWithProof[] = [
	{ route: "people/account/email.tsx", path: "/settings/email", ...ownPage },
	{ route: "people/account/password.tsx", path: "/settings/password", ...ownPage },
	{ route: "admin/money/affiliate.tsx", path: "/admin/affiliates/1", ...admin },
	{ route: "admin/money/payouts.tsx", path: "/admin/payouts", ...adminPage },
	{ route: "admin/learning/certificate.tsx", path: "/admin/certificates/issued/GREW-0000-0000-0000", ...admin },
	{ route: "admin/learning/certificates.tsx", path: "/admin/certificates", ...adminPage },
	{ route: "admin/operations/announcement-new.tsx", path: "/admin/announcements/new", ...adminPage },
	{ route: "admin/operations/announcement.tsx", path: "/admin/announcements/none", ...admin },
	{
		route: "operations/announcements/teacher-announcement-new.tsx",
		path: "/instructor-dashboard/announcements/new",
		as: "instructor",
		isReadable: true,
	},
	{
		route: "operations/announcements/teacher-announcement.tsx",
		path: "/instructor-dashboard/announcements/none",
		as: "instructor",
	},
	{ route: "admin/people/imports/file.tsx", path: "/admin/users/import/1", ...admin },
	{ route: "admin/people/imports/new.tsx", path: "/admin/users/import", ...adminPage },
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
	{ route: "people/multi-factor/authenticator.tsx", path: "/settings/security/authenticator", ...ownPage },
	{
		route: "people/multi-factor/passkey-registration.ts",
		path: "/passkeys/registration",
		as: "student",
		isForScript: true,
	},
	{ route: "people/multi-factor/passkeys.tsx", path: "/settings/security/passkeys", ...ownPage },
	{ route: "people/multi-factor/recovery-codes.tsx", path: "/settings/security/recovery-codes", ...ownPage },
	{ route: "people/privacy/copy.tsx", path: "/settings/privacy/copy", ...ownPage },
	{ route: "people/privacy/delete.tsx", path: "/settings/privacy/delete", ...ownPage },
];

export const CALLS_WITH_PROOF: readonly string[] = ["api/own-account.ts"];
