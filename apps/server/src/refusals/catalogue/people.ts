/** What is refused about users, passwords, links and impersonation. */
export const PEOPLE = {
  no_user_named: {
    sentence: 'There is no user {name}. {admins}',
    remedy: 'Check the spelling; names are listed on the page of users.',
  },
  cannot_sign_in: {
    sentence: 'The user {name} is deactivated and cannot sign in.',
    remedy: 'Activate the user again on the page of users first.',
  },
  password_too_short: {
    sentence: 'A password must have at least {shortest} characters.',
    remedy: 'Choose a longer password.',
  },
  password_is_name: {
    sentence: 'The password may not be your name. Choose another one.',
    remedy: 'Choose another password.',
  },
  password_easy_to_guess: {
    sentence: 'This password is easy to guess. Choose a longer one, or add another word.',
    remedy: 'Choose a longer password.',
  },
  name_taken: { sentence: 'User with name ({taken}) already exists{why}', remedy: 'Choose another name.' },
  password_of_impersonated: {
    status: 403,
    sentence: 'You cannot change the password of somebody you impersonate.',
    remedy: 'Stop impersonating first.',
  },
  sessions_of_impersonated: {
    status: 403,
    sentence: 'Where somebody you impersonate is signed in is theirs alone.',
    remedy: 'Stop impersonating first.',
  },
  data_of_impersonated: {
    status: 403,
    sentence: 'What the hub keeps about somebody you impersonate is theirs alone.',
    remedy: 'Stop impersonating first.',
  },
  session_ended: {
    sentence: 'That device is signed out already.',
    remedy: 'Open the page again: it lists where you are signed in.',
  },
  password_incorrect: {
    sentence: 'Your current password is incorrect.',
    remedy: 'Enter your current password again.',
  },
  deactivates_self: { sentence: 'You cannot deactivate yourself', remedy: 'Ask another admin.' },
  not_deactivated: { sentence: '{name} is not deactivated', remedy: 'Nothing needs to be done.' },
  changes_own_role: { sentence: 'You cannot change your own role', remedy: 'Ask another admin.' },
  link_not_valid: {
    sentence: 'This link is no longer valid. Ask an admin for a new one.',
    remedy: 'Ask an admin for a new link.',
  },
  admin_not_found: { sentence: 'Admin not found', remedy: 'Sign in again.' },
  impersonates_self: { sentence: 'You cannot impersonate yourself', remedy: 'Choose another user.' },
  impersonates_admin: { sentence: 'Admins cannot be impersonated', remedy: 'Choose a user who is no admin.' },
  impersonates_deactivated: {
    sentence: 'A deactivated user cannot be impersonated',
    remedy: 'Activate the user again first.',
  },
  impersonation_invalid: { sentence: 'Invalid impersonation token', remedy: 'Sign in again.' },
  ALREADY_IMPERSONATED: {
    sentence: '{name} is already impersonated',
    remedy: 'Wait until the other admin is done.',
  },
  user_not_deactivated: {
    status: 200,
    sentence: 'User not deactivated',
    remedy: 'Nothing needs to be done.',
  },
  vacation_ends_first: {
    sentence: 'A vacation ends on a later day than it begins, and after today.',
    remedy: 'Choose a later day.',
  },
  vacation_already: {
    sentence: 'You have a vacation already.',
    remedy: 'End it first.',
  },
  vacation_too_long: {
    sentence: 'Everybody has 30 days of vacation a year; you have {left} left in {year}.',
    remedy: 'Choose fewer days.',
  },
  no_vacation: { sentence: 'You are not on vacation.', remedy: 'Play on.' },
} as const
