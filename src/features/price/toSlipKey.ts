/**
 * The shortcut that moves the focus from a price to the slip bar, which comes after the whole list in tab
 * order.
 */
export const TO_SLIP_KEY = 'B'
