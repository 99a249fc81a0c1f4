import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { examineFormulario, MAXIMO_CONVIVIENTES } from '@jornada/domain/perfil/modelo145/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconTrash } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { Disability } from '../components/disability.tsx';
import { useForm145 } from '../components/form-context.ts';
import { ProblemLine } from '../components/problem-line.tsx';
import { YearField } from '../components/year-field.tsx';
import { newElder, putInto } from '../model/relatives.ts';

const route = getRouteApi('/shell/session/modelo145-formulario/ascendiente-usuario');

/** A parent or grandparent of the form. */
export function AscendienteUsuario(): ReactNode {
  const { t } = useTranslation();
  const { clave } = route.useSearch();
  const { vista, draft } = useForm145();
  const close = useWayBack('/modelo145');
  const { ascendientes } = draft.formulario;
  const old = ascendientes.find((one) => one.clave === clave);
  const [elder, setElder] = useState(() => old ?? newElder());
  const [isTried, setTried] = useState(false);
  const change = (some: Partial<typeof elder>): void => setElder({ ...elder, ...some });
  const problems = examineFormulario(
    { ...draft.formulario, ascendientes: [elder] },
    { declarante: vista.declarante, ano: vista.ano, retribucion: null },
  ).filter(({ familiar }) => familiar === elder.clave);
  const finish = (): void => {
    setTried(true);
    if (problems.length > 0) return;
    draft.change({ ascendientes: putInto(ascendientes, { ...elder, nombre: elder.nombre.trim() }) });
    close();
  };
  const remove = (): void => {
    draft.change({ ascendientes: ascendientes.filter((one) => one.clave !== elder.clave) });
    close();
  };
  const foot = (
    <Stack gap="xs">
      <Button size="xl" fullWidth onClick={finish}>
        {t('modelo145.hijo.guardar')}
      </Button>
      {old && (
        <Button variant="transparent" leftSection={<Glyph of={IconTrash} size="sm" />} onClick={remove}>
          {t('modelo145.hijo.quitar')}
        </Button>
      )}
    </Stack>
  );
  return (
    <Sheet title={t('modelo145.ascendiente.titulo')} closeLabel={t('modelo145.historia.cerrar')} onClose={close} foot={foot}>
      <Stack gap="md">
        <Text c="dimmed">{t('modelo145.ascendientes.nota')}</Text>
        <TextInput
          label={t('modelo145.hijo.nombre')}
          description={t('modelo145.hijo.nombre-nota')}
          value={elder.nombre}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ nombre: currentTarget.value })}
        />
        <YearField
          label={t('modelo145.hijo.ano')}
          value={elder.anoNacimiento || null}
          onChange={(year) => change({ anoNacimiento: year ?? 0 })}
        />
        <TextInput
          label={t('modelo145.ascendiente.convivientes')}
          description={t('modelo145.ascendiente.convivientes-nota')}
          inputMode="numeric"
          maxLength={String(MAXIMO_CONVIVIENTES).length}
          value={elder.convivientes || ''}
          onChange={({ currentTarget }) => change({ convivientes: Number(currentTarget.value.replaceAll(/\D/g, '')) })}
        />
        <Disability title={t('modelo145.discapacidad-suya')} group="ascendiente" value={elder} onChange={change} />
        {(isTried || old) && <ProblemLine of={problems} />}
      </Stack>
    </Sheet>
  );
}
