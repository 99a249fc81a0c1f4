import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button, Stack } from '@mantine/core';
import { DoorPage } from '../../../shared/door/door-page.tsx';
import { HelpAddress } from '../../../shared/door/help-address.tsx';
import { FIRST_PAGE } from '../../../shared/remembered.ts';

/** Why a link does not confirm a registration: there is none, it was used before, or it is no longer valid. */
export type WhyClosed = 'sin-enlace' | 'usado' | 'no-vale';

const WORDS = {
  'sin-enlace': ['registro.enlace.sin-enlace.titulo', 'registro.enlace.sin-enlace.texto'],
  usado: ['registro.enlace.usado.titulo', 'registro.enlace.usado.texto'],
  'no-vale': ['registro.enlace.no-vale.titulo', 'registro.enlace.no-vale.texto'],
} as const;

/** Says why a link does not work, and where to go. A person who has confirmed already is led to the company's first page. */
export function ClosedLink({ why }: { why: WhyClosed }) {
  const { t } = useTranslation();
  const [title, text] = WORDS[why];
  const isOver = why === 'no-vale';
  return (
    <DoorPage title={t(title)} lead={t(text)} clock="always" key={why}>
      <Stack gap="lg" mt="xl">
        {isOver && (
          <Button component={Link} to="/registro" size="xl" fullWidth>
            {t('registro.enlace.otra-vez')}
          </Button>
        )}
        <Button
          // By its own element: as a component of the button the link would lose its types.
          renderRoot={(props) => <Link to="/login" search={why === 'usado' ? { volver: FIRST_PAGE } : {}} {...props} />}
          size="xl"
          fullWidth
          variant={isOver ? 'default' : 'filled'}
        >
          {t('registro.enlace.entrar')}
        </Button>
        {isOver && <HelpAddress />}
      </Stack>
    </DoorPage>
  );
}
