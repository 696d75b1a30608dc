import { useTranslation } from "react-i18next";
import type { Flash } from "#app/shared/request/flash-cookie.ts";
import { Notice } from "#app/ui/notice.tsx";

export const CLOSED_PAGES = [
	"closedInstructors",
	"closedAdmins",
	"closedCapability",
] as const satisfies readonly Flash[];

type Props = { why: (typeof CLOSED_PAGES)[number] | null; className?: string };

export function ClosedPageNotice({ why, className }: Props) {
	const { t } = useTranslation("frame");
	return why ? <Notice className={className}>{t(`closedPage.${why}`)}</Notice> : null;
}
