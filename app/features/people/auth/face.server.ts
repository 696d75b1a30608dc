export { admins, can, everyone, guarded, instructors, mayOpenPage } from "./access.server.ts";
export { findEmailChange } from "./email-change/email-changes.repository.server.ts";
export { startImpersonation } from "./impersonation/impersonate.server.ts";
export { NO_MEMBERSHIP } from "./membership-type.server.ts";
export { enqueueNotice } from "./notices/enqueue-notice.server.ts";
export { findLiveToken, userOfToken } from "./one-time-tokens.repository.server.ts";
export { changeRights } from "./rights/change-rights.server.ts";
export { isLastAdmin } from "./rights/last-admin.server.ts";
export { closeMergedAccount, findAccountPair } from "./rights/merged-accounts.repository.server.ts";
export {
	endSessionOf,
	endSessionsOf,
	invitePerson,
	sendPasswordLinkTo,
	sendVerificationTo,
} from "./rights/reach-person.server.ts";
export { holdsCapability, mayTeach, requirePeople, requireTeaching } from "./rights/rights.repository.server.ts";
export { liftingWrites, liftSuspension, suspendAccount, suspensionWrites } from "./rights/suspend-account.server.ts";
export { type Caller, callerOf } from "./session/caller.server.ts";
export type { CurrentUser } from "./session/current-session.server.ts";
export { endAccountAccess } from "./session/end-account-access.server.ts";
export { endFormerSession, endOtherSessions, endSession } from "./session/end-sessions.server.ts";
export { type OwnSession, ownSessions, toOwnSessions } from "./session/own-sessions.server.ts";
export { setSessionCookie } from "./session/session-cookie.server.ts";
export {
	markOtherSessionsOutdated,
	markSessionCurrent,
	type UserId,
	userOfSession,
} from "./session/sessions.repository.server.ts";
export { dropWaitingSession } from "./session/sign-out.server.ts";
export { type StartedSession, startSession } from "./session/start-session.server.ts";
export { NO_SESSION, type Viewer } from "./session/viewer.server.ts";
export type { BeginChosen } from "./sign-in/answer-login.server.ts";
export { respondSignedIn, respondSuspended } from "./sign-in/sign-in-response.server.ts";
export { confirmIdentity, type WayToProve } from "./step-up/confirm-identity.server.ts";
export { openWaitingSession } from "./step-up/open-session.server.ts";
export { passwordWay } from "./step-up/password-way.server.ts";
export {
	deleteUser,
	findPasswordAge,
	findUser,
	setMembershipType,
	setUserPicture,
	updateOwnColumns,
} from "./users.repository.server.ts";
