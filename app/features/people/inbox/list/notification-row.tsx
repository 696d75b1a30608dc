import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { CATEGORY_ICONS } from "./category-icons";
import type { NotificationView } from "./notification-view.server";

/** A notification in the inbox and in the panel of the bell. Its link marks it read on the way. */
export function NotificationRow({ one, children }: { one: NotificationView; children?: ReactNode }) {
	const { t } = useTranslation("inbox");
	const Icon = CATEGORY_ICONS[one.icon];
	return (
		<li className="relative flex gap-3 border-b border-line py-4 pl-5" data-notification={one.id}>
			{one.isRead ? null : <span className="absolute top-7 left-0 size-2 rounded-full bg-accent" />}
			<span className="grid size-9 shrink-0 place-items-center rounded-full bg-surface-sunken text-ink-muted">
				<Icon className="size-4.5" />
			</span>
			<div className="min-w-0 flex-1">
				<Link
					to={`/notifications/${one.id}`}
					prefetch="none"
					className={classNames(
						"text-ui no-underline [overflow-wrap:anywhere] hover:underline",
						one.isRead ? "text-ink-muted" : "font-strong text-ink",
					)}
				>
					{one.isRead ? null : <VisuallyHidden>{`${t("unread")} · `}</VisuallyHidden>}
					{one.title}
				</Link>
				{one.text ? <p className="text-label text-ink-muted [overflow-wrap:anywhere]">{one.text}</p> : null}
				<p className="mt-0.5 text-step-1 text-ink-muted">
					<time dateTime={one.at}>{one.when}</time>
					{" · "}
					<Link
						to={`/settings/notifications#${one.category}`}
						prefetch="none"
						title={t("lessOfThis")}
						className="text-ink-muted no-underline hover:underline"
					>
						{one.why}
					</Link>
				</p>
			</div>
			{children}
		</li>
	);
}
