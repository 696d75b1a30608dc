import type { Feature } from "./drawings/feature-drawing";
import type { StepOfADeal } from "./drawings/step-drawing";
import { landingPictures } from "./landing-pictures";
import { ThemedPicture } from "./themed-picture";

/** Decorative: the step is described beside it. */
export function StepDrawing({ step, className = "h-auto w-full" }: { step: StepOfADeal; className?: string }) {
	return <ThemedPicture pictures={landingPictures?.steps[step]} className={className} />;
}

/** Decorative: the text stands beside it. */
export function FeatureDrawing({ feature, className = "h-auto max-w-full" }: { feature: Feature; className?: string }) {
	return <ThemedPicture pictures={landingPictures?.features[feature]} className={className} />;
}
