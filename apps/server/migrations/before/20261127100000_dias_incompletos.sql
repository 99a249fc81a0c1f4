-- A day that lacks its beginning or its end has no minutes until somebody completes it: nobody knows how long it was. What its finished stretches came
-- to was stored before.
update instancia.dias d
set presencia = 0, trabajado = 0, efectivo = 0, pausa_pagada = 0, pausa_no_pagada = 0, nocturnos = 0
from instancia.jornadas j
where j.entidad_id = d.entidad_id and j.usuario_id = d.usuario_id and j.fecha = d.fecha and j.estado = 'incompleta';
