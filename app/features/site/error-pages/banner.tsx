import type { ReactNode } from "react";

export function Banner({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<div className="pointer-events-auto flex items-start gap-3 rounded-card border border-warning bg-warning-soft px-4 py-3 text-ui text-ink shadow-float">
			<span className="text-warning">{icon}</span>
			{children}
		</div>
	);
}
