/** The settings pages and the profile. */
export const settings = {
  title: 'Settings',
  profile: 'Profile',
  save: 'Save changes',
  saved: 'Saved',
  cancel: 'Cancel',
  sessions: 'Sessions',
  this_device: 'This device',
  revoke: 'Log out this device',
  change_password: 'Change password',
  two_factor: 'Two-step log-in',
  turn_on: 'Turn on',
  turn_off: 'Turn off',
  avatar: 'Picture',
  upload: 'Upload a picture',
} as const;
