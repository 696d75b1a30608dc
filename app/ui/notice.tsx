import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { CircleCheck, CircleX, Info, TriangleAlert } from "./icons";

type Tone = "info" | "success" | "warning" | "danger";

export type NoticeProps = {
	tone?: Tone;
	title?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
	className?: string;
};

/** Errors interrupt a screen reader; other tones wait. */
export function Notice({ tone = "info", title, children, actions, className }: NoticeProps) {
	const { Icon, box, icon } = tones[tone];

	return (
		<div
			role={tone === "danger" || tone === "warning" ? "alert" : "status"}
			className={classNames("flex items-start gap-3 rounded-card px-4 py-3.5 text-ui text-ink", box, className)}
		>
			<Icon className={classNames("mt-0.5 size-5", icon)} />
			<div className="min-w-0 grow">
				{title ? <p className="font-strong">{title}</p> : null}
				{children}
				{actions ? <div className="mt-3 flex flex-wrap gap-3">{actions}</div> : null}
			</div>
		</div>
	);
}

const tones = {
	info: { Icon: Info, box: "bg-info-soft", icon: "text-info" },
	success: { Icon: CircleCheck, box: "bg-brand-soft", icon: "text-brand-text" },
	warning: { Icon: TriangleAlert, box: "bg-warning-soft", icon: "text-warning" },
	danger: { Icon: CircleX, box: "bg-danger-soft", icon: "text-danger" },
};
