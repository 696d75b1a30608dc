import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Role } from "#app/features/people/auth/roles.ts";
import { BookOpen } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { type ManualRole, manualPath, manualsFor } from "./manual-roles";

type Props = {
	isSmall?: boolean;
	except?: ManualRole;
	title?: string;
	className?: string;
};

/** Links to the manuals that the viewer may read. A page with it must load the words `manuals`. */
export function ManualLinks({ isSmall = false, except, title, className }: Props) {
	const { t } = useTranslation("manuals");
	const root = useRouteLoaderData("root") as { user: { role: Role } | null } | undefined;
	const roles = manualsFor(root?.user?.role ?? null).filter((role) => role !== except);
	if (roles.length === 0) return null;
	return (
		<section aria-labelledby="manuals" className={className}>
			<h2 id="manuals" className={isSmall ? "font-sans text-label font-strong" : "text-step-4"}>
				{title ?? t(except ? "others" : "title")}
			</h2>
			{isSmall ? <Names roles={roles} /> : <Rows roles={roles} />}
		</section>
	);
}

function Names({ roles }: { roles: ManualRole[] }) {
	const { t } = useTranslation("manuals");
	return (
		<ul className="mt-1">
			{roles.map((role) => (
				<li key={role}>
					<Link
						to={manualPath(role)}
						className="inline-flex min-h-9 items-center py-1 text-label leading-snug text-ink-muted no-underline hover:text-ink hover:underline"
					>
						{t(`titles.${role}`)}
					</Link>
				</li>
			))}
		</ul>
	);
}

function Rows({ roles }: { roles: ManualRole[] }) {
	const { t } = useTranslation("manuals");
	return (
		<ul className="mt-3 border-t border-line-strong">
			{roles.map((role) => (
				<li key={role} className="relative flex gap-4 border-b border-line py-4">
					<BookOpen className="mt-1 size-5 shrink-0 text-brand-text" />
					<div className="min-w-0">
						<Link
							to={manualPath(role)}
							className="font-serif text-step-3 no-underline after:absolute after:inset-0 hover:underline"
						>
							{t(`titles.${role}`)}
						</Link>
						<p className="mt-1 max-w-160 text-ui text-ink-muted">{t(`about.${role}`)}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
