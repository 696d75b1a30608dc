export const ANNOUNCEMENT_STATES = ["draft", "scheduled", "sending", "sent", "stopped"] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

export const AUDIENCE_KINDS = ["all", "role", "plan", "course"] as const;
export const AUDIENCE_ROLES = ["student", "instructor", "admin"] as const;
