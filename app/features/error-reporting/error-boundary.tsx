import { Component, type ErrorInfo, type ReactNode } from "react";
import { createErrorId } from "./error-details";
import type { ErrorKind } from "./error-kind";
import { FailureCard } from "./failure-card";
import { reportError } from "./report-error";
import { canRetry } from "./retries";
import { type Attempt, RetryAttempt } from "./use-lazy-part";

type Props = {
	/** Which text stands in the card; "default" speaks of a component. */
	kind?: ErrorKind;
	headingLevel?: 1 | 2 | 3;
	/** When it changes, the children get a new start: an id of what is shown, say. */
	resetKey?: string | number;
	children: ReactNode;
};
type State = { errorId: string | null; retries: number; attempt: Attempt };

const unbroken = (): State => ({ errorId: null, retries: 0, attempt: new Map() });

/** Puts an error card in the place of children that cannot be drawn, and reports why. Up to 3 retries. */
export class ErrorBoundary extends Component<Props, State> {
	override state = unbroken();

	static getDerivedStateFromError(): Partial<State> {
		return { errorId: createErrorId() };
	}

	override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
		const { kind = "default" } = this.props;
		const errorId = this.state.errorId ?? "";
		reportError(error, { source: "boundary", kind, errorId, component: componentStack?.trim().split("\n")[0] ?? "" });
	}

	override componentDidUpdate({ resetKey }: Props) {
		if (resetKey !== this.props.resetKey) this.setState(unbroken());
	}

	private readonly retry = () =>
		this.setState(({ retries }) => (canRetry(retries) ? { ...unbroken(), retries: retries + 1 } : null));

	override render() {
		const { kind = "default", headingLevel, children } = this.props;
		const { errorId, retries, attempt } = this.state;
		if (errorId === null) return <RetryAttempt.Provider value={attempt}>{children}</RetryAttempt.Provider>;
		return <FailureCard {...{ kind, errorId, retries, headingLevel }} onRetry={this.retry} />;
	}
}
