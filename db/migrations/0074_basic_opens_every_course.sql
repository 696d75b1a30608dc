-- The smallest plan opens every course, and its benefits did not say so. What a school has changed stays.
UPDATE plans SET benefits = '["prioritySupport","certificates"]' WHERE slug = 'pro'
	AND benefits = '["unlimitedAccess","prioritySupport","certificates"]'
	AND EXISTS (SELECT 1 FROM plans basic WHERE basic.slug = 'basic' AND basic.all_courses = 1
		AND basic.benefits = '["courseLibrary","basicSupport","mobileAccess"]');
--> statement-breakpoint
UPDATE plans SET benefits = '["courseLibrary","basicSupport","mobileAccess","unlimitedAccess"]' WHERE slug = 'basic'
	AND benefits = '["courseLibrary","basicSupport","mobileAccess"]' AND all_courses = 1;
