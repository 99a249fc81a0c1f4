import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { examineFormulario } from '@jornada/domain/perfil/modelo145/index.ts';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconTrash } from '@jornada/ui/icons.ts';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { Disability } from '../components/disability.tsx';
import { useForm145 } from '../components/form-context.ts';
import { ProblemLine } from '../components/problem-line.tsx';
import { YearField } from '../components/year-field.tsx';
import { newChild, putInto } from '../model/relatives.ts';

const route = getRouteApi('/shell/session/modelo145-formulario/hijo-usuario');

/** A child or grandchild of the form. */
export function HijoUsuario(): ReactNode {
  const { t } = useTranslation();
  const { clave } = route.useSearch();
  const { vista, draft } = useForm145();
  const close = useWayBack('/modelo145');
  const { descendientes } = draft.formulario;
  const old = descendientes.find((one) => one.clave === clave);
  const [child, setChild] = useState(() => old ?? newChild(vista.ano));
  const [isTried, setTried] = useState(false);
  const change = (some: Partial<typeof child>): void => setChild({ ...child, ...some });
  const problems = examineFormulario(
    { ...draft.formulario, descendientes: [child] },
    { declarante: vista.declarante, ano: vista.ano, retribucion: null },
  ).filter(({ familiar }) => familiar === child.clave);
  const finish = (): void => {
    setTried(true);
    if (problems.length > 0) return;
    draft.change({ descendientes: putInto(descendientes, { ...child, nombre: child.nombre.trim() }) });
    close();
  };
  const remove = (): void => {
    draft.change({ descendientes: descendientes.filter((one) => one.clave !== child.clave) });
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
    <Sheet title={t('modelo145.hijo.titulo')} closeLabel={t('modelo145.historia.cerrar')} onClose={close} foot={foot}>
      <Stack gap="md">
        <TextInput
          label={t('modelo145.hijo.nombre')}
          description={t('modelo145.hijo.nombre-nota')}
          value={child.nombre}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ nombre: currentTarget.value })}
        />
        <YearField label={t('modelo145.hijo.ano')} value={child.anoNacimiento} onChange={(year) => change({ anoNacimiento: year ?? 0 })} />
        <SwitchRow
          label={t('modelo145.hijo.adoptado')}
          checked={child.anoAdopcion !== null}
          onChange={(checked) => change({ anoAdopcion: checked ? vista.ano : null })}
        />
        {child.anoAdopcion !== null && (
          <YearField
            label={t('modelo145.hijo.ano-adopcion')}
            value={child.anoAdopcion}
            onChange={(year) => change({ anoAdopcion: year ?? 0 })}
          />
        )}
        <Stack gap="xs">
          <Text size="sm" fw={500} id="m145-reparto">
            {t('modelo145.hijo.reparto')}
          </Text>
          <Choices labelledBy="m145-reparto">
            <Choice
              group="reparto"
              name={t('modelo145.hijo.medias')}
              detail={t('modelo145.hijo.medias-nota')}
              isChosen={!child.porEntero}
              onChoose={() => change({ porEntero: false })}
            />
            <Choice
              group="reparto"
              name={t('modelo145.hijo.entero')}
              detail={t('modelo145.hijo.entero-nota')}
              isChosen={child.porEntero}
              onChoose={() => change({ porEntero: true })}
            />
          </Choices>
        </Stack>
        <Disability title={t('modelo145.discapacidad-suya')} group="hijo" value={child} onChange={change} />
        {(isTried || old) && <ProblemLine of={problems} />}
      </Stack>
    </Sheet>
  );
}
