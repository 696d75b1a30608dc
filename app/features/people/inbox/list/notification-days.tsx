import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NotificationRow } from "./notification-row";
import type { NotificationView } from "./notification-view.server";

type Props = {
	views: readonly NotificationView[];
	headingLevel: 2 | 3;
	/** What can be done with one, beside it. */
	controls?: (one: NotificationView) => ReactNode;
};

/** Notifications under the days of their reader. */
export function NotificationDays({ views, headingLevel, controls }: Props) {
	const { t } = useTranslation("inbox");
	const Heading = `h${headingLevel}` as const;
	return DAYS.map((day) => {
		const ofDay = views.filter((one) => one.day === day);
		if (ofDay.length === 0) return null;
		return (
			<section key={day} className="mt-6 first:mt-0">
				<Heading className="border-b border-line-strong pb-2 font-sans text-label font-strong text-ink-muted">
					{t(`days.${day}`)}
				</Heading>
				<ul>
					{ofDay.map((one) => (
						<NotificationRow key={one.id} one={one}>
							{controls?.(one)}
						</NotificationRow>
					))}
				</ul>
			</section>
		);
	});
}

const DAYS = ["today", "yesterday", "earlier"] as const;
