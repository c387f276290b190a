import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import type { HubAlert } from './hub-alert'

/** Shows an alert: a modal to be answered, or a note in the corner (rules: screens 1.8). */
export function showAlert({ kind, text, detail, reload }: HubAlert): void {
  if (kind === 'note') {
    // One note per text: a broken connection must not fill the screen.
    notifications.show({ id: text, color: 'danger', title: text, message: detail ?? '', autoClose: 8000 })
    return
  }
  modals.openConfirmModal({
    modalId: text,
    title: 'Error',
    children: <p>{text}</p>,
    labels: { confirm: 'reload page', cancel: 'close' },
    confirmProps: { variant: 'filled' },
    onConfirm: () => window.location.reload(),
    ...(reload === true ? { closeOnClickOutside: false } : {}),
  })
}
