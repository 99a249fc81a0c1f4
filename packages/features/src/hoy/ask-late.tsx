import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { hoy, MAXIMO_PREGUNTAS, type PersonaHoy } from '@jornada/contract/hoy.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMessageCircle } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from './today.module.css';

/** So many of those who are asked are named. */
const NAMED = 6;
const LONGEST = 300;

/** One question to all who are late and were not asked yet; nothing where that is one person, who has a button beside the name. */
export function AskLate({ people }: { people: readonly PersonaHoy[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const late = people.filter(({ estado, pregunta }) => estado === 'tarde' && pregunta === null).slice(0, MAXIMO_PREGUNTAS);
  // An open sheet stays, with what was typed in it, when others come meanwhile.
  if (late.length < 2 && !isOpen) return null;
  return (
    <div className={classes.all}>
      <Button variant="default" size="compact-md" leftSection={<Glyph of={IconMessageCircle} size="sm" />} onClick={() => setOpen(true)}>
        {t('hoy.preguntar-todos.boton', { count: late.length })}
      </Button>
      {isOpen && <Asking late={late} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The words before they go. Left as they are, each person reads them in their own language. */
function Asking({ late, onClose }: { late: readonly PersonaHoy[]; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const usual = t('hoy.propias.textos.tarde');
  const [text, setText] = useState(usual);
  const ask = useSend(hoy.preguntar, {
    refreshOnError: true,
    onSuccess: ({ preguntadas }) => {
      notices.show(t('hoy.incidencias.preguntadas', { count: preguntadas }));
      onClose();
    },
  });
  const own = text.trim();
  const names = late.slice(0, NAMED).map(({ nombre }) => nombre);
  const more = late.length - names.length;
  return (
    <Sheet
      title={t('hoy.preguntar-todos.titulo')}
      closeLabel={t('hoy.preguntar-todos.cerrar')}
      onClose={onClose}
      foot={
        <Button
          fullWidth
          loading={ask.isPending}
          disabled={late.length === 0}
          onClick={() =>
            ask.mutate({
              cuales: late.map(({ id, fecha }) => ({ personaId: id, fecha, clase: 'tarde' })),
              ...(own !== '' && own !== usual && { texto: own }),
            })
          }
        >
          {t('hoy.preguntar-todos.enviar')}
        </Button>
      }
    >
      <Stack gap="md">
        <Text>
          {t('hoy.preguntar-todos.a', {
            nombres: format.list(more > 0 ? [...names, t('hoy.preguntar-todos.y-mas', { count: more })] : names),
          })}
        </Text>
        <Textarea
          label={t('hoy.preguntar-todos.texto')}
          description={t('hoy.preguntar-todos.nota')}
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Problem error={ask.error} />
      </Stack>
    </Sheet>
  );
}
