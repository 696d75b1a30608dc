import { useTranslation } from "react-i18next";
import type { Flash } from "#app/shared/request/flash-cookie.ts";
import { Notice } from "#app/ui/notice.tsx";

/** What the homes of the roles tell whoever was led there from a page of others. */
export const CLOSED_PAGES = [
	"closedInstructors",
	"closedAdmins",
	"closedCapability",
] as const satisfies readonly Flash[];

type Props = { why: (typeof CLOSED_PAGES)[number] | null; className?: string };

/** One line for whoever asked for a page of another role, where they land instead. */
export function ClosedPageNotice({ why, className }: Props) {
	const { t } = useTranslation("frame");
	return why ? <Notice className={className}>{t(`closedPage.${why}`)}</Notice> : null;
}
