import { useNavigate } from '@tanstack/react-router';
import { ChatModal } from '../../features/chat/screens/chat-modal.tsx';

/** A room over the screen. Closed, it is no longer in the address. */
export function ChatOver({ salaId }: { salaId: number }) {
  const navigate = useNavigate();
  const close = () => void navigate({ to: '.', search: (was: object) => ({ ...was, chat: undefined }), resetScroll: false });
  return <ChatModal salaId={salaId} onClose={close} />;
}
