import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { id: string; problems: readonly string[] };

/** Stands beside the text that breaks a limit, and describes the button that waits for it. */
export function LimitsNotice({ id, problems }: Props) {
	const { t } = useTranslation("forum");
	return (
		<div id={id} className="empty:hidden">
			{problems.length > 0 ? (
				<Notice tone="warning" className="mt-3">
					{problems.map((problem) => (
						<p key={problem}>{problem}</p>
					))}
					<p>
						<Link to="/forum/place" className="text-brand-text underline underline-offset-4">
							{t("limits.why")}
						</Link>
					</p>
				</Notice>
			) : null}
		</div>
	);
}
