import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconPencil } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useAccountDrafts } from '../api.ts';
import { useDraftWords } from './use-draft-words.ts';

/** Above an empty form: the draft that was begun last. */
export function DraftOffer() {
  const { t, nameOf } = useDraftWords();
  const [last, ...others] = useAccountDrafts();
  if (!last) return null;
  return (
    <Note icon={IconPencil}>
      {t('gastos.borradores.tienes', { count: others.length + 1, que: nameOf(last.titulo, last.clase, last.creada) })}{' '}
      <Anchor
        inherit
        underline="always"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/gastos-form"
            search={(was: object) => ({ ...was, borrador: undefined, id: last.id })}
            replace
            resetScroll={false}
          />
        )}
      >
        {t('gastos.borradores.seguir')}
      </Anchor>
    </Note>
  );
}
