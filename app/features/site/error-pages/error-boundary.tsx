import { Component, type ErrorInfo, type ReactNode } from "react";
import { createErrorId } from "#app/features/operations/error-reporting/error-details.ts";
import type { ErrorKind } from "#app/features/operations/error-reporting/error-kind.ts";
import { reportError } from "#app/features/operations/error-reporting/report-error.ts";
import { FailureCard } from "./failure-card";
import { canRetry } from "./retries";
import { type Attempt, RetryAttempt } from "./use-lazy-part";

type Props = {
	/** Selects the text; "default" is about a component. */
	kind?: ErrorKind;
	headingLevel?: 1 | 2 | 3;
	/** A change resets the boundary, e.g. the id of what is shown. */
	resetKey?: string | number;
	children: ReactNode;
};
type State = { errorId: string | null; retries: number; attempt: Attempt };

/** Replaces failed children with an error card and reports the error. Up to 3 retries. */
export class ErrorBoundary extends Component<Props, State> {
	/** A failure from before the boundary was mounted. */
	private missed: { attempt: Attempt; error: unknown } | null = null;
	private isMounted = false;

	/** Ignores parts of an earlier attempt or earlier children. */
	private fail(attempt: Attempt, error: unknown) {
		if (!this.isMounted) this.missed = { attempt, error };
		else if (this.state.attempt === attempt && this.state.errorId === null) {
			this.setState(ErrorBoundary.getDerivedStateFromError(), () => this.componentDidCatch(error, {}));
		}
	}

	private readonly unbroken = (): State => {
		const attempt: Attempt = { parts: new Map(), fail: (error) => this.fail(attempt, error) };
		return { errorId: null, retries: 0, attempt };
	};

	override state = this.unbroken();

	static getDerivedStateFromError(): Pick<State, "errorId"> {
		return { errorId: createErrorId() };
	}

	override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
		const { kind = "default" } = this.props;
		const errorId = this.state.errorId ?? "";
		reportError(error, { source: "boundary", kind, errorId, component: componentStack?.trim().split("\n")[0] ?? "" });
	}

	override componentDidMount() {
		this.isMounted = true;
		if (this.missed !== null) this.fail(this.missed.attempt, this.missed.error);
	}

	override componentWillUnmount() {
		this.isMounted = false;
	}

	override componentDidUpdate({ resetKey }: Props) {
		if (resetKey !== this.props.resetKey) this.setState(this.unbroken());
	}

	private readonly retry = () =>
		this.setState(({ retries }) => (canRetry(retries) ? { ...this.unbroken(), retries: retries + 1 } : null));

	override render() {
		const { kind = "default", headingLevel, children } = this.props;
		const { errorId, retries, attempt } = this.state;
		if (errorId === null) return <RetryAttempt.Provider value={attempt}>{children}</RetryAttempt.Provider>;
		return (
			<FailureCard kind={kind} errorId={errorId} retries={retries} headingLevel={headingLevel} onRetry={this.retry} />
		);
	}
}
