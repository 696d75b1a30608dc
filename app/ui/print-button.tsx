import type { ReactNode } from "react";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { Button, type ButtonProps } from "./button";
import { Printer } from "./icons";

type Props = Pick<ButtonProps, "className" | "size"> & { children: ReactNode };

/** Opens the print dialog; rendered after hydration, since it needs script. */
export function PrintButton({ children, ...look }: Props) {
	const isReady = useHydrated();
	if (!isReady) return null;
	return (
		<Button variant="secondary" {...look} onClick={() => window.print()}>
			<Printer className="size-4.5" />
			{children}
		</Button>
	);
}
