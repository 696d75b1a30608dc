import type { Feature } from "./drawings/feature-drawing";
import type { StepOfADeal } from "./drawings/step-drawing";
import { landingPictures } from "./landing-pictures";
import { ThemedPicture } from "./themed-picture";

/** One of the four steps of a deal. Decoration: the step is told beside it. */
export function StepDrawing({ step, className = "h-auto w-full" }: { step: StepOfADeal; className?: string }) {
	return <ThemedPicture pictures={landingPictures?.steps[step]} className={className} />;
}

/** One of the three things the school says of itself. Decoration: the words stand beside it. */
export function FeatureDrawing({ feature, className = "h-auto max-w-full" }: { feature: Feature; className?: string }) {
	return <ThemedPicture pictures={landingPictures?.features[feature]} className={className} />;
}
