import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { hoy, type PreguntaPropia } from '@jornada/contract/hoy.ts';
import { IconMessageCircle } from '@jornada/ui/icons.ts';
import { Way } from '@jornada/ui/way.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import { Note } from './note.tsx';

/** What the company asks about days, with its two answers. Nobody answers for somebody else, so a person who acts for another sees none. */
export function Questions() {
  const { simulatedUser } = useSession();
  const { data } = useRead(hoy.preguntas, {}, { enabled: simulatedUser === null, refetchOnWindowFocus: true });
  if (simulatedUser !== null) return null;
  return (data?.items ?? []).map((one) => <Question key={one.id} of={one} />);
}

function Question({ of: { id, autor, fecha, clase, texto, opciones } }: { of: PreguntaPropia }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useServices();
  const answer = useSend(hoy.responder, { onSuccess: () => notices.show(t('hoy.propias.hecha')), refreshOnError: true });
  return (
    <Note icon={IconMessageCircle} tone="warn" title={t('hoy.propias.titulo', { autor, dia: format.date(fecha, 'weekdayDay') })}>
      {texto ?? t(`hoy.propias.textos.${clase}`)}
      <Group gap="xs" my="xs">
        {opciones.map((respuesta) => (
          <Button key={respuesta} variant="default" loading={answer.isPending} onClick={() => answer.mutate({ id, respuesta })}>
            {t(`hoy.respuestas.${respuesta}`)}
          </Button>
        ))}
      </Group>
      <Problem error={answer.error} />
      <Way renderRoot={(props) => <Link {...props} to="/registros-list" search={{ mes: fecha.slice(0, 7), dia: fecha }} />}>
        {t('hoy.propias.abrir')}
      </Way>
    </Note>
  );
}
