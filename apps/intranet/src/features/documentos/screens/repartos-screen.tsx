export function RepartosScreen() {
  return null;
}
